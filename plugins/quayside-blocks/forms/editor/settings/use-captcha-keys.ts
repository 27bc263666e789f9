import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { SpamShown } from '@quayside/contracts/forms/spam.shown';

/** Returns which keys of the CAPTCHA services exist; null while they load and for users who can't see them. */
export function useCaptchaKeys(): SpamShown[ 'keys' ] | null {
	const [ keys, setKeys ] = useState< SpamShown[ 'keys' ] | null >( null );
	useEffect( () => {
		apiFetch< SpamShown >( { path: '/quayside/v1/form-spam' } ).then(
			( spam ) => setKeys( spam.keys ),
			() => undefined
		);
	}, [] );
	return keys;
}
