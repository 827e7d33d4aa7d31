import type { BootableGuest } from '@/hosts/shared/bootable-guest';
import type { FromGuest, ToGuest } from '@/hosts/shared/guest-messages';

export type ToGuestThread = ({ readonly kind: 'boot' } & BootableGuest) | ToGuest;

export type FromGuestThread = { readonly kind: 'ready' } | FromGuest;
