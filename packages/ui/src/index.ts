export { announce } from './live-region';
export { closeDialog, openDialog } from './dialog';
