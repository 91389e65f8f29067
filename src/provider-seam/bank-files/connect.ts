import type { BankFilesConfig } from '../../config/bank-files.ts';
import { BankFiles } from './adapter.ts';
import { BankFolder } from './folder.ts';
import { IsoDocuments } from './iso-documents.ts';
import { BankMemory, type MemoryDependencies } from './memory.ts';

export interface BankFilesDependencies extends MemoryDependencies {
  /** For names of drafts. */
  readonly newToken: () => string;
}

/** @throws if the folder cannot be used */
export async function connectBankFiles(
  { folder: root, ...terms }: BankFilesConfig,
  dependencies: BankFilesDependencies,
): Promise<BankFiles> {
  const folder = new BankFolder(root, dependencies.newToken);
  await folder.prepare();
  const memory = new BankMemory(dependencies);
  return new BankFiles(terms, { folder, memory, documents: await IsoDocuments.load() });
}
