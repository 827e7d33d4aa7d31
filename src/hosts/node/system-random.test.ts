import { systemRandom } from '@/hosts/node/system-random';
import { randomCases } from '@/ports/contract-tests/random-cases';

it.each(randomCases)('$title', (contractCase) => contractCase.run(systemRandom));
