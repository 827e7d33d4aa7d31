/**
 * All that reads English, which takes a lexicon: on the web one file, fetched by those who need any of it. Two
 * files that are fetched late would share the lexicon, and what they share everybody fetches first.
 */
export { enrich } from '@/reading/enrich/enrich';
export { makeStory } from '@/reading/make-story';
