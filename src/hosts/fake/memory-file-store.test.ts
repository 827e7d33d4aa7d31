import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { fileStoreCases, fileStoreFiles } from '@/ports/contract-tests/file-store-cases';

it.each(fileStoreCases)('$title', (contractCase) =>
  contractCase.run(memoryFileStore(fileStoreFiles)),
);
