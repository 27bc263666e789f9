import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ownAddress } from '@quayside/boundary/addresses';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import type { ConsentSite } from '@quayside/contracts/consent/site';
import { loadStyle } from '@quayside/ui/load-style';
import { Dialog } from '@quayside/ui/react';
import type { ConsentModule } from '../page/consent';
import { Contents } from './contents';
import { preferencesAddress } from './address';

interface PreferencesProps {
	preferences: ConsentPreferences;
	panel: 'categories' | 'opt-out';
	opener: HTMLElement | null;
	site: ConsentSite;
	onClosed: () => void;
}

/** Renders the dialog in which a visitor chooses categories. */
function Preferences( {
	preferences,
	panel,
	opener,
	site,
	onClosed,
}: PreferencesProps ) {
	const consent = window.quaysideConsent;
	const [ isOpen, setOpen ] = useState( true );
	// A choice under an older policy is only a suggestion. It does not apply until the visitor confirms it.
	const proposed = ( slug: string ): boolean =>
		consent.record && consent.asks
			? `${ consent.record },`.includes( `,${ slug }:yes,` )
			: consent.has( slug );
	const [ answers, setAnswers ] = useState< Record< string, boolean > >(
		Object.fromEntries(
			Object.keys( consent.config.defaults ).map( ( slug ) => [
				slug,
				proposed( slug ),
			] )
		)
	);
	const close = (): void => {
		setOpen( false );
		onClosed();
	};
	const choose = (
		action: 'accept' | 'reject' | 'save',
		requested: Readonly< Record< string, boolean > >
	): void => {
		void (
			import(
				/* webpackIgnore: true */ consent.config.modules.replace(
					'*',
					'choice'
				)
			) as Promise< ConsentModule >
		 ).then( ( { run } ) => {
			// The choice is stored in the same task, so that nobody leaves or reloads the page with a choice that is lost. The dialog
			// closes first, because the focus can't return to a button of the banner that is hidden.
			flushSync( close );
			return run( consent, action, requested );
		} );
	};

	return (
		<Dialog
			open={ isOpen }
			onClose={ close }
			opener={ opener }
			labelledby="quayside-preferences-title"
			className="quayside-preferences cky-modal"
		>
			<Contents
				preferences={ preferences }
				panel={ panel }
				answers={ answers }
				isFixed={ !! consent.config.gpc }
				receipt={
					site.log && consent.record
						? ownAddress( site.rest ) + 'receipt'
						: undefined
				}
				setAnswers={ setAnswers }
				choose={ choose }
			/>
		</Dialog>
	);
}

/**
 * Returns the element that the focus returns to: the one that has it. Other software clicks the revisit button from elsewhere, even while
 * the banner hides it, and some browsers do not focus a button on click.
 */
const getOpener = ( trigger: HTMLElement ): HTMLElement | null =>
	document.querySelector< HTMLElement >( ':focus' ) ??
	( trigger.getClientRects().length
		? trigger
		: document.querySelector( '.quayside-consent button' ) );

/**
 * Handles the buttons that open the preference center.
 *
 * @param host  The element that contains the revisit button.
 * @param props Data of the site.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const site = props as ConsentSite;
	const [ response ] = await Promise.all( [
		fetch(
			preferencesAddress( site, window.quaysideConsent.config.revision )
		),
		loadStyle( site.stylesheet ),
	] );
	const preferences = ( await response.json() ) as ConsentPreferences;
	const container = document.createElement( 'div' );
	document.body.append( container );
	const root = createRoot( container );
	let opened = 0;

	document.addEventListener( 'click', ( event ) => {
		const trigger = ( event.target as Element ).closest< HTMLElement >(
			`[data-island-for="${ host.id }"], #${ host.id } button`
		);
		if ( trigger ) {
			// Without scripts, this is a link to the opt-out form, or its button.
			event.preventDefault();
			const isOptOut =
				trigger.dataset.ckyTag === 'donotsell-button' ||
				( trigger.dataset.ckyTag === 'revisit-consent' &&
					window.quaysideConsent.config.law === 'ccpa' );
			// With a new key, the dialog always starts with the current consent.
			root.render(
				<Preferences
					key={ ++opened }
					preferences={ preferences }
					panel={ isOptOut ? 'opt-out' : 'categories' }
					opener={ getOpener( trigger ) }
					site={ site }
					onClosed={ () => undefined }
				/>
			);
		}
	} );
}
