import { lockStory } from '@/hosts/node/story-lock';

/** Holds a story until it is killed. */
const [folder = '', story = ''] = process.argv.slice(2);
lockStory(folder, story);
process.stdout.write('held\n');
setInterval(() => undefined, 1_000);
