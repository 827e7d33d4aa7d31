/**
 * What nobody needs before a scene was read: other words for it, and why it has the ones it has. On the web it
 * is one file, fetched when somebody asks.
 */
export { tellEarlier, tellSceneAgain } from '@/engine/telling/tell-again';
export { editOf, flagOf } from '@/engine/telling/change-sentence';
export { whyScene } from '@/engine/why/why-scene';
