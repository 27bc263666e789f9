import { useCallback, useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type { ConsentSettings } from '@quayside/contracts/consent/settings';
import type { ConsentSettingsRequest } from '@quayside/contracts/consent/settings.save-request';
import type { ConsentSettingsResponse } from '@quayside/contracts/consent/settings.response';
import type { ConsentProvider } from '@quayside/contracts/consent/provider';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';

export type Declaration =
	ConsentPreferences[ 'categories' ][ number ][ 'cookies' ][ number ];

/** Response of GET quayside-consent/v1/settings. */
export type Answer = ConsentSettingsResponse & {
	settings: Required< ConsentSettings >;
	providers: Record< string, ConsentProvider >;
};

/** A category without the changes of the site owner. */
export type DefaultCategory = Omit<
	Answer[ 'defaults' ][ 'categories' ][ number ],
	'defaults'
>;

export type ColorName = keyof Answer[ 'defaults' ][ 'colours' ];

export type Settings = Answer[ 'settings' ];

/** Props of each part of the settings screen. */
export interface PartProps {
	answer: Answer;
	draft: Settings;
	change: ( next: Partial< Settings > ) => void;
}

const PATH = '/quayside-consent/v1/settings';

/** Returns the error message of the server, or a generic one. */
export const reasonOf = ( error: unknown ): string =>
	(
		error as {
			data?: { params?: Record< string, string > };
			message?: string;
		}
	 ).data?.params?.settings ??
	( error as { message?: string } ).message ??
	__(
		'The settings could not be saved. Please try again.',
		'quayside-consent'
	);

/** Provides the stored settings and an editable draft. */
export function useSettings() {
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	const [ draft, setDraft ] = useState< Settings | null >( null );
	const [ state, setState ] = useState<
		'loading' | 'idle' | 'saving' | 'saved' | 'failed'
	>( 'loading' );
	const [ reason, setReason ] = useState( '' );

	const accept = ( next: Answer ): void => {
		setAnswer( next );
		setDraft( next.settings );
	};
	const fail = ( error: unknown ): void => {
		setReason( reasonOf( error ) );
		setState( 'failed' );
	};
	const load = useCallback( () => {
		apiFetch< Answer >( { path: PATH } )
			.then( ( next ) => {
				accept( next );
				setState( 'idle' );
			} )
			.catch( fail );
	}, [] );
	useEffect( load, [ load ] );

	const isChanged =
		JSON.stringify( draft ) !== JSON.stringify( answer?.settings );
	useEffect( () => {
		const warn = ( event: BeforeUnloadEvent ): void =>
			event.preventDefault();
		if ( isChanged ) {
			window.addEventListener( 'beforeunload', warn );
		}
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ isChanged ] );

	return {
		answer,
		draft,
		state,
		reason,
		isChanged,
		load,
		change( next: Partial< Settings > ): void {
			setDraft( ( old ) => old && { ...old, ...next } );
			setState( 'idle' );
		},
		/** Saves a domain that strict mode allows, without the other changes of the draft. */
		async allow( domain: string ): Promise< void > {
			const old = answer?.settings.allowedDomains ?? [];
			try {
				const next = await apiFetch< Answer >( {
					path: PATH,
					method: 'POST',
					data: {
						settings: { allowedDomains: [ ...old, domain ] },
					} satisfies ConsentSettingsRequest,
				} );
				setAnswer( next );
				setDraft(
					( current ) =>
						current && {
							...current,
							allowedDomains: [
								...new Set( [
									...current.allowedDomains,
									domain,
								] ),
							],
						}
				);
				setState( 'saved' );
			} catch ( error ) {
				fail( error );
			}
		},
		async save( askAgain: boolean ): Promise< void > {
			setState( 'saving' );
			try {
				accept(
					await apiFetch< Answer >( {
						path: PATH,
						method: 'POST',
						data: {
							settings: { ...draft },
							askAgain,
						} satisfies ConsentSettingsRequest,
					} )
				);
				setState( 'saved' );
			} catch ( error ) {
				fail( error );
			}
		},
		discard(): void {
			setDraft( answer?.settings ?? null );
			setState( 'idle' );
		},
	};
}
