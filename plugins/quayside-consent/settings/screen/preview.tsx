import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import type { ConsentPreviewRequest } from '@quayside/contracts/consent/settings.preview-request';
import type { ConsentPreviewResponse } from '@quayside/contracts/consent/settings.preview-response';
import apiFetch from '@wordpress/api-fetch';
import {
	Notice,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Contents } from '../../preferences/contents';
import { reasonOf } from '../store';
import type { Settings } from '../store';

/** Milliseconds without a change after which the preview is made anew. */
const PAUSE = 250;

/** Size of the previewed window, in px. */
const SIZES = { computer: [ 1100, 720 ], phone: [ 390, 720 ] } as const;

/** The answer of the preview's route. */
type Answer = ConsentPreviewResponse & { preferences: ConsentPreferences };

interface CentreProps {
	preferences: ConsentPreferences;
	panel: 'categories' | 'opt-out';
}

const nothing = (): void => undefined;

/** The preference centre as it stands above the page: the visitors' own markup, in which nothing can be pressed. */
function Centre( { preferences, panel }: CentreProps ) {
	const answers = Object.fromEntries(
		preferences.categories.map( ( { slug, isNecessary } ) => [
			slug,
			isNecessary || panel === 'opt-out',
		] )
	);
	return (
		<div
			ref={ ( node ) => {
				// WordPress's React does not know the attribute.
				if ( node ) {
					node.inert = true;
				}
			} }
			style={ {
				position: 'fixed',
				inset: 0,
				zIndex: 99999999,
				display: 'grid',
				background: 'rgb(15 27 33 / 0.55)',
			} }
		>
			<dialog
				open
				className="quayside-dialog quayside-preferences cky-modal"
				style={ { position: 'static' } }
			>
				<Contents
					preferences={ preferences }
					panel={ panel }
					answers={ answers }
					isFixed={ false }
					setAnswers={ nothing }
					choose={ nothing }
				/>
			</dialog>
		</div>
	);
}

/** Banner and preference centre as visitors would get them: the server's own, from the draft. */
export function Preview( { draft }: { draft: Settings } ) {
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	const [ part, setPart ] = useState< 'banner' | 'centre' >( 'banner' );
	// The body of the document that the frame shows now.
	const [ body, setBody ] = useState< HTMLElement | null >( null );
	const [ reason, setReason ] = useState( '' );
	const [ device, setDevice ] = useState< keyof typeof SIZES >( 'computer' );
	const [ width, height ] = SIZES[ device ];
	const frame = useRef< HTMLDivElement >( null );
	const [ scale, setScale ] = useState( 1 );
	useEffect( () => {
		const observer = new ResizeObserver(
			( [ entry ] ) =>
				entry && setScale( entry.contentRect.width / width )
		);
		if ( frame.current ) {
			observer.observe( frame.current );
		}
		return () => observer.disconnect();
	}, [ width ] );

	// Only what the banner shows makes a new one.
	const {
		texts,
		colours,
		law,
		layout,
		position,
		close,
		revisit,
		policyUrl,
		categories,
	} = draft;
	const wanted = JSON.stringify( {
		texts,
		colours,
		law,
		layout,
		position,
		close,
		revisit,
		policyUrl,
		categories,
	} );

	useEffect( () => {
		const aborted = new AbortController();
		const timer = setTimeout( () => {
			apiFetch< Answer >( {
				path: '/quayside-consent/v1/preview',
				method: 'POST',
				data: {
					settings: JSON.parse( wanted ) as Partial< Settings >,
				} satisfies ConsentPreviewRequest,
				signal: aborted.signal,
			} )
				.then( ( made ) => {
					setAnswer( made );
					setReason( '' );
				} )
				.catch(
					( error: unknown ) =>
						aborted.signal.aborted || setReason( reasonOf( error ) )
				);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			aborted.abort();
		};
	}, [ wanted ] );

	return (
		<section
			className="quayside-consent-settings__preview"
			aria-label={ __( 'Preview', 'quayside-consent' ) }
		>
			<ToggleGroupControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				isBlock
				label={ __( 'Preview device', 'quayside-consent' ) }
				value={ device }
				onChange={ ( value ) =>
					setDevice( value === 'phone' ? 'phone' : 'computer' )
				}
			>
				<ToggleGroupControlOption
					value="computer"
					label={ __( 'Desktop', 'quayside-consent' ) }
				/>
				<ToggleGroupControlOption
					value="phone"
					label={ __( 'Mobile', 'quayside-consent' ) }
				/>
			</ToggleGroupControl>
			<ToggleGroupControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				isBlock
				label={ __( 'Preview content', 'quayside-consent' ) }
				value={ part }
				onChange={ ( value ) =>
					setPart( value === 'centre' ? 'centre' : 'banner' )
				}
			>
				<ToggleGroupControlOption
					value="banner"
					label={ __( 'Banner', 'quayside-consent' ) }
				/>
				<ToggleGroupControlOption
					value="centre"
					label={ __( 'Preference center', 'quayside-consent' ) }
				/>
			</ToggleGroupControl>
			<div
				ref={ frame }
				className={ `quayside-consent-settings__window is-${ device }` }
				style={ { aspectRatio: `${ width } / ${ height }` } }
			>
				<iframe
					title={ __( 'Banner preview', 'quayside-consent' ) }
					srcDoc={ answer?.document }
					width={ width }
					height={ height }
					tabIndex={ -1 }
					style={ { transform: `scale(${ scale })` } }
					onLoad={ ( event ) =>
						setBody(
							event.currentTarget.contentDocument?.body ?? null
						)
					}
				/>
				{ answer &&
					body &&
					part === 'centre' &&
					createPortal(
						<Centre
							preferences={ answer.preferences }
							panel={ law === 'ccpa' ? 'opt-out' : 'categories' }
						/>,
						body
					) }
			</div>
			{ reason && (
				<Notice status="error" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
		</section>
	);
}
