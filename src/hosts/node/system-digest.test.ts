import { systemDigest } from '@/hosts/node/system-digest';
import { digestCases } from '@/ports/contract-tests/digest-cases';

it.each(digestCases)('$title', (contractCase) => contractCase.run(systemDigest));
