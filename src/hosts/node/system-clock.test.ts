import { systemClock } from '@/hosts/node/system-clock';
import { clockCases, interruptibleClockCases } from '@/ports/contract-tests/clock-cases';

it.each([...clockCases, ...interruptibleClockCases])('$title', (contractCase) =>
  contractCase.run(systemClock),
);
