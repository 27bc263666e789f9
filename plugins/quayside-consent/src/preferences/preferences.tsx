import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import { loadStyle } from '@quayside/ui/load-style';
import { Dialog } from '@quayside/ui/react';
import { preferencesAddress } from './address';
import { Category } from './category';
import { OptOut } from './opt-out';
import { Words } from './words';

interface PreferencesProps {
	preferences: ConsentPreferences;
	panel: 'categories' | 'opt-out';
	opener: HTMLElement | null;
	onClosed: () => void;
}

/** The dialog in which a visitor decides on each category. */
function Preferences( { preferences, panel, opener, onClosed }: PreferencesProps ) {
	const consent = window.quaysideConsent;
	const [ isOpen, setOpen ] = useState( true );
	// An answer to an older policy is the visitor's own proposal; nothing is in force before it is given again.
	const [ answers, setAnswers ] = useState< Record< string, boolean > >( { ...( consent.record?.decided && consent.asks ? consent.record.categories : consent.granted ) } );
	const { words, title, description, categories } = preferences;
	const close = (): void => {
		setOpen( false );
		onClosed();
	};
	const choose = ( action: 'accept' | 'reject' | 'save', wanted: Record< string, boolean > ): void => {
		close();
		void consent.choose( action, wanted );
	};
	const all = ( isOn: boolean ): Record< string, boolean > => Object.fromEntries( categories.map( ( { slug } ) => [ slug, isOn ] ) );
	const isOptOut = panel === 'opt-out';

	return (
		<Dialog open={ isOpen } onClose={ close } opener={ opener } labelledby="quayside-preferences-title" className="quayside-preferences cky-modal">
			<header>
				<h2 id="quayside-preferences-title">{ isOptOut ? words.optOutTitle : title }</h2>
				<button type="button" className="quayside-preferences__close" data-cky-tag="detail-close" data-dialog-close aria-label={ words.close }>
					<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
						<path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
					</svg>
				</button>
			</header>
			<div className="quayside-preferences__body">
				{ isOptOut ? (
					<OptOut preferences={ preferences } isOut={ categories.some( ( { slug } ) => ! answers[ slug ] ) } onChange={ ( isOut ) => setAnswers( all( ! isOut ) ) } />
				) : (
					<>
						<Words html={ description } more={ words.showMore ?? '' } less={ words.showLess ?? '' } />
						{ categories.map( ( category ) => (
							<Category
								key={ category.slug }
								category={ category }
								words={ words }
								isOn={ category.isNecessary || !! answers[ category.slug ] }
								onChange={ ( isOn ) => setAnswers( { ...answers, [ category.slug ]: isOn } ) }
							/>
						) ) }
					</>
				) }
			</div>
			<footer>
				{ isOptOut ? (
					<button type="button" className="quayside-preferences__button" data-cky-tag="optout-cancel-button" data-dialog-close>
						{ words.cancel }
					</button>
				) : (
					<button type="button" className="quayside-preferences__button" data-cky-tag="detail-reject-button" onClick={ () => choose( 'reject', {} ) }>
						{ words.reject }
					</button>
				) }
				<button type="button" className="quayside-preferences__button" data-cky-tag={ isOptOut ? 'optout-confirm-button' : 'detail-save-button' } onClick={ () => choose( 'save', answers ) }>
					{ words.save }
				</button>
				{ ! isOptOut && (
					<button type="button" className="quayside-preferences__button" data-cky-tag="detail-accept-button" onClick={ () => choose( 'accept', all( true ) ) }>
						{ words.accept }
					</button>
				) }
			</footer>
		</Dialog>
	);
}

/**
 * Takes over the buttons that open the preference centre.
 *
 * @param host  The element that carries the revisit button.
 * @param props Address of the style sheet.
 */
export async function mount( host: HTMLElement, props: unknown ): Promise< void > {
	const { stylesheet } = props as { stylesheet: string };
	const [ response ] = await Promise.all( [ fetch( preferencesAddress( window.quaysideConsent.config ) ), loadStyle( stylesheet ) ] );
	const preferences = ( await response.json() ) as ConsentPreferences;
	const container = document.createElement( 'div' );
	document.body.append( container );
	const root = createRoot( container );
	let opened = 0;

	document.addEventListener( 'click', ( { target } ) => {
		const trigger = ( target as Element ).closest< HTMLElement >( `[data-island-for="${ host.id }"], #${ host.id } button` );
		if ( trigger ) {
			const isOptOut = trigger.dataset.ckyTag === 'donotsell-button' || ( trigger.dataset.ckyTag === 'revisit-consent' && window.quaysideConsent.config.law === 'ccpa' );
			// A new key: every opening starts from the answers in force.
			root.render( <Preferences key={ ++opened } preferences={ preferences } panel={ isOptOut ? 'opt-out' : 'categories' } opener={ trigger } onClosed={ () => undefined } /> );
		}
	} );
}
