export { announce } from './live-region';
export { closeDialog, openDialog } from './dialog';
export type { DialogCloseReason, DialogOptions } from './dialog';
