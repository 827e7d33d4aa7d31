import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { fileChangesCases, ownFiles } from '@/ports/contract-tests/file-changes-cases';
import { fileStoreCases, fileStoreFiles } from '@/ports/contract-tests/file-store-cases';

it.each(fileStoreCases)('$title', (contractCase) =>
  contractCase.run(memoryFileStore(fileStoreFiles)),
);

it.each(fileChangesCases)('$title', (contractCase) => contractCase.run(memoryFileStore(ownFiles)));
