import type { ContractFault } from '@/contracts/check-contract';
import { valuePositions } from '@/contracts/value-positions';
import type { Finding } from '@/foundation/finding';
import { jsonFault } from '@/foundation/json-trees/json-fault';

/** What is said about a file of a skill, each with where its text says it. */
export class FileFindings {
  private readonly positionOf: ReturnType<typeof valuePositions>;

  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {
    this.positionOf = valuePositions(text);
  }

  notJson(): Finding {
    const { message, ...position } = jsonFault(this.text) ?? { message: 'nobody knows why' };
    const [severity, code] = ['error', 'not-json'] as const;
    return { severity, file: this.file, ...position, code, message: `is not JSON: ${message}` };
  }

  brokenContract(faults: readonly ContractFault[]): readonly Finding[] {
    return faults.map(({ path, message }) =>
      this.error('schema', `${path} ${message}`.trim(), path),
    );
  }

  error(code: string, message: string, path: string): Finding {
    return { severity: 'error', file: this.file, ...this.positionOf(path), code, message };
  }

  warning(code: string, message: string, path: string): Finding {
    return { ...this.error(code, message, path), severity: 'warning' };
  }
}
