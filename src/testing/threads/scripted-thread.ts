import { computeInThread } from '../../off-loop/thread-entry.ts';

/** What a test has a thread do. */
export type ScriptedInput =
  | { readonly act: 'answer'; readonly text: string }
  | { readonly act: 'fail'; readonly text: string }
  | { readonly act: 'exit' }
  | { readonly act: 'hang' }
  /** Says at the first place of the buffer that it has begun, and answers when the second is no longer 0. */
  | { readonly act: 'wait'; readonly gate: Int32Array<SharedArrayBuffer> };

computeInThread((input: ScriptedInput): string => {
  switch (input.act) {
    case 'answer':
      return input.text;
    case 'fail':
      throw new Error(input.text);
    case 'exit':
      process.exit(3);
    // oxlint-disable-next-line no-fallthrough -- process.exit() never returns
    case 'hang':
      for (;;);
    case 'wait':
      Atomics.store(input.gate, 0, 1);
      Atomics.wait(input.gate, 1, 0);
      return 'let go';
  }
});
