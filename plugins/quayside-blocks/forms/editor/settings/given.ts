import type { FormEditor } from '@quayside/contracts/forms/form.editor';

/** What PHP tells the editor. */
export const GIVEN: Partial< FormEditor > =
	( window as unknown as { quaysideForms?: FormEditor } ).quaysideForms ?? {};
