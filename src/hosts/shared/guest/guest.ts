import { bootHooks, restoreGuest, type GuestImage } from '@/hosts/shared/guest/guest-image';
import type { FromGuest, ToGuest } from '@/hosts/shared/guest/guest-messages';
import { GuestRun } from '@/hosts/shared/guest/guest-run';
import { QuickJsVm } from '@/hosts/shared/guest/quickjs-vm';

/** Runs one script after another, each in a fresh runtime. Lives in a worker, or on the calling thread. */
export class Guest {
  private vm: QuickJsVm;
  private run: GuestRun | undefined;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly image: GuestImage,
    private readonly post: (message: FromGuest) => void,
  ) {
    this.vm = this.newVm();
  }

  receive(message: ToGuest): void {
    switch (message.kind) {
      case 'run':
        this.run = new GuestRun(this.vm, this.image.controls, message.job, this.post);
        this.run.start();
        break;
      case 'answer':
        this.run?.answer(message);
        break;
      case 'cancel':
        this.tidyUp('ended');
        return;
    }
    if (this.run !== undefined && this.run.state !== 'going') this.tidyUp(this.run.state);
  }

  /** Done after the exit was posted, so that nobody waits for it. */
  private tidyUp(left: 'ended' | 'trapped'): void {
    if (this.run === undefined) return;
    this.run = undefined;
    this.vm.hooks = bootHooks;
    const grew = this.vm.exports.memory.buffer.byteLength > this.image.byteLength;
    if (left === 'trapped' || grew) this.vm = this.newVm();
    else restoreGuest(this.vm, this.image, 'used');
  }

  private newVm(): QuickJsVm {
    const vm = new QuickJsVm(this.module, bootHooks);
    restoreGuest(vm, this.image, 'new');
    return vm;
  }
}
