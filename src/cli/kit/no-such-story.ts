import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';

/** For an id that no story here has. */
export function noSuchStory(id: string): CliFault {
  const what = id === '' ? 'No story was named' : `There is no story ${id}`;
  return new CliFault(`${what}; \`narratoria story list\` shows all.`, exitCode.usage);
}
