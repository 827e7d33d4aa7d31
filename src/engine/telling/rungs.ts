/**
 * What only a host with rungs of its own needs: on the web a file of its own, fetched where there are any, so
 * that nobody's first scene waits for it.
 */
export { briefOf } from '@/engine/telling/brief-of';
export { tellByLadder } from '@/engine/telling/tell-by-ladder';
