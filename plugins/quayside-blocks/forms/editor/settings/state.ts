import type { FormEditor } from '@quayside/contracts/forms/form.editor';

/** Initial state from EditorScript.php. */
export const STATE: Partial< FormEditor > =
	( window as unknown as { quaysideForms?: FormEditor } ).quaysideForms ?? {};
