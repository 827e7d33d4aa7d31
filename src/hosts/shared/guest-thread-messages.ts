import type { BootableGuest } from '@/hosts/shared/bootable-guest';
import type { FromGuest, ToGuest } from '@/hosts/shared/guest-messages';

export type ToScriptWorker = ({ readonly kind: 'boot' } & BootableGuest) | ToGuest;

export type FromScriptWorker = { readonly kind: 'ready' } | FromGuest;
