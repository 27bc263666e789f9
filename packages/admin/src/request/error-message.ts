/** Returns the message of what apiFetch() rejected with, or of another error. Empty where there is none. */
export const getErrorMessage = ( error: unknown ): string =>
	( error as { message?: string } | null )?.message ?? '';
