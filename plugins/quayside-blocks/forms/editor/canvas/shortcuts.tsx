import apiFetch from '@wordpress/api-fetch';
import { store as blockEditor, useBlockProps } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormSettings } from '@quayside/contracts/forms/form.settings';
import type { SpamShown } from '@quayside/contracts/forms/spam.shown';
import type { Kind } from '../../spam/kinds';
import { services } from '../../spam/kinds';
import { useFormId, useSettings } from '../settings/use-settings';
import { focusSubmitButton } from './footer';

interface ShortcutProps {
	clientId: string;
}

/** Returns a function that removes the block, leaving no step to undo. */
function useRemoval( clientId: string ): () => void {
	const {
		removeBlock,
		__unstableMarkNextChangeAsNotPersistent: markAsNotPersistent,
	} = useDispatch( blockEditor ) as unknown as {
		removeBlock: ( id: string, selectPrevious: boolean ) => void;
		__unstableMarkNextChangeAsNotPersistent: () => void;
	};
	return () => {
		markAsNotPersistent();
		removeBlock( clientId, false );
	};
}

/** Leads to the text of the submit button, which every form has. */
function ButtonShortcut( { clientId }: ShortcutProps ) {
	const remove = useRemoval( clientId );
	useEffect( () => {
		// After the editor has moved the focus to the new block.
		const timer = setTimeout( () => {
			remove();
			focusSubmitButton();
		} );
		return () => clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once per block.
	}, [] );
	return <div { ...useBlockProps() } />;
}

/** Turns the CAPTCHA of the form on, with the first service that has keys. */
function CaptchaShortcut( { clientId }: ShortcutProps ) {
	const remove = useRemoval( clientId );
	const { settings, set } = useSettings( useFormId() ?? 0 );
	const { createNotice } = useDispatch( 'core/notices' ) as unknown as {
		createNotice: (
			status: string,
			text: string,
			options?: object
		) => void;
	};
	const turnOn = ( keys: Partial< SpamShown[ 'keys' ] > ): void => {
		const names = services().map( ( { kind } ) => kind );
		const hasKeys = ( kind: Kind ): boolean =>
			!! keys?.[ kind ]?.site && !! keys[ kind ]?.hasSecret;
		const captcha =
			settings.captcha && settings.captcha !== 'none'
				? settings.captcha
				: ( names.find( hasKeys ) ?? names[ 0 ] );
		set( { captcha } as FormSettings );
		createNotice(
			'info',
			__(
				'CAPTCHA turned on. You can select another service under Spam protection.',
				'quayside-blocks'
			),
			{ type: 'snackbar' }
		);
		remove();
	};
	useEffect( () => {
		apiFetch< SpamShown >( { path: '/quayside/v1/form-spam' } ).then(
			( { keys } ) => turnOn( keys ),
			() => turnOn( {} )
		);
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once per block.
	}, [] );
	return <div { ...useBlockProps() } />;
}

/**
 * Registers entries of the inserter for parts of a form that are settings and not blocks, so that a search finds them.
 */
export function registerShortcuts(
	register: (
		block: { name: string; edit: unknown },
		settings: object
	) => void
): void {
	const shared = {
		apiVersion: 3,
		category: 'quayside-forms',
		attributes: {},
		supports: {
			html: false,
			reusable: false,
			multiple: false,
			quaysideSticky: false,
		},
	};
	register(
		{ name: 'quayside/form-button', edit: ButtonShortcut },
		{
			...shared,
			title: __( 'Submit button text', 'quayside-blocks' ),
			description: __(
				'Change the text of the submit button.',
				'quayside-blocks'
			),
			icon: 'button',
			keywords: [ 'form', 'send', 'button', 'submit' ],
		}
	);
	register(
		{ name: 'quayside/form-captcha', edit: CaptchaShortcut },
		{
			...shared,
			title: __( 'CAPTCHA', 'quayside-blocks' ),
			description: __(
				'Turn on a CAPTCHA for this form.',
				'quayside-blocks'
			),
			icon: 'shield',
			keywords: [ 'form', 'captcha', 'recaptcha', 'turnstile', 'spam' ],
		}
	);
}
