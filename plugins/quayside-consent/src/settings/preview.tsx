import { useEffect, useRef, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Notice, __experimentalToggleGroupControl as ToggleGroupControl, __experimentalToggleGroupControlOption as ToggleGroupControlOption } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { reasonOf } from './store';
import type { Settings } from './store';

/** Milliseconds without a change after which the preview is made anew. */
const PAUSE = 250;

/** Size of the previewed window, in px. */
const SIZES = { computer: [ 1100, 720 ], phone: [ 390, 720 ] } as const;

/** The banner as visitors would get it: the server's own, from the draft. */
export function Preview( { draft }: { draft: Settings } ) {
	const [ html, setHtml ] = useState( '' );
	const [ reason, setReason ] = useState( '' );
	const [ device, setDevice ] = useState< keyof typeof SIZES >( 'computer' );
	const [ width, height ] = SIZES[ device ];
	const frame = useRef< HTMLDivElement >( null );
	const [ scale, setScale ] = useState( 1 );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) => entry && setScale( entry.contentRect.width / width ) );
		if ( frame.current ) {
			observer.observe( frame.current );
		}
		return () => observer.disconnect();
	}, [ width ] );

	// Only what the banner shows makes a new one.
	const { texts, colours, law, layout, position, close, revisit, policyUrl } = draft;
	const wanted = JSON.stringify( { texts, colours, law, layout, position, close, revisit, policyUrl } );

	useEffect( () => {
		const aborted = new AbortController();
		const timer = setTimeout( () => {
			apiFetch< { document: string } >( { path: '/quayside-consent/v1/preview', method: 'POST', data: { settings: JSON.parse( wanted ) as Partial< Settings > }, signal: aborted.signal } )
				.then( ( answer ) => {
					setHtml( answer.document );
					setReason( '' );
				} )
				.catch( ( error: unknown ) => aborted.signal.aborted || setReason( reasonOf( error ) ) );
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			aborted.abort();
		};
	}, [ wanted ] );

	return (
		<section className="quayside-consent-settings__preview" aria-label={ __( 'Preview', 'quayside-consent' ) }>
			<ToggleGroupControl __nextHasNoMarginBottom __next40pxDefaultSize isBlock label={ __( 'Preview on', 'quayside-consent' ) } value={ device } onChange={ ( value ) => setDevice( value === 'phone' ? 'phone' : 'computer' ) }>
				<ToggleGroupControlOption value="computer" label={ __( 'Computer', 'quayside-consent' ) } />
				<ToggleGroupControlOption value="phone" label={ __( 'Phone', 'quayside-consent' ) } />
			</ToggleGroupControl>
			<div ref={ frame } className={ `quayside-consent-settings__window is-${ device }` } style={ { aspectRatio: `${ width } / ${ height }` } }>
				<iframe title={ __( 'Preview of the banner', 'quayside-consent' ) } srcDoc={ html } width={ width } height={ height } tabIndex={ -1 } style={ { transform: `scale(${ scale })` } } />
			</div>
			{ reason && (
				<Notice status="error" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
		</section>
	);
}
