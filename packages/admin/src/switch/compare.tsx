import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { SwitchPreview } from '@quayside/contracts/switch/preview';
import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { ErrorNotice } from '../error-notice';
import { weightOf } from './weight';
import type { Weight } from './weight';

interface Props {
	words: SwitchScreenWords;
	preview: SwitchPreview;
}

/** Returns a URL of this site, empty for any other. */
function ownUrl( text: string, home: string ): string {
	try {
		const url = new URL( text, home );
		return url.origin === window.location.origin ? url.href : '';
	} catch {
		return '';
	}
}

function Side( {
	title,
	url,
	words,
}: {
	title: string;
	url: string;
	words: SwitchScreenWords;
} ) {
	const [ weight, setWeight ] = useState< Weight | null >( null );
	return (
		<figure>
			<figcaption>
				<strong>{ title }</strong>{ ' ' }
				<span role="status">
					{ weight &&
						words.weight
							.replace( '%1$s', weight.requests.toLocaleString() )
							.replace(
								'%2$s',
								`${ Math.round(
									weight.bytes / 1024
								).toLocaleString() } KB`
							) }
				</span>
			</figcaption>
			<iframe
				title={ title }
				src={ url }
				onLoad={ ( { currentTarget } ) => {
					const timing = currentTarget.contentWindow?.performance;
					if ( timing ) {
						setWeight(
							weightOf( [
								...timing.getEntriesByType( 'navigation' ),
								...timing.getEntriesByType( 'resource' ),
							] as PerformanceResourceTiming[] )
						);
					}
				} }
			/>
		</figure>
	);
}

/** Renders the section that shows a page before and after the switch. */
export function CompareSection( { words, preview }: Props ) {
	const [ address, setAddress ] = useState( preview.home );
	const [ shown, setShown ] = useState( '' );
	const [ failed, setFailed ] = useState( false );
	const sideOf = ( side: string ): string =>
		addQueryArgs( shown, {
			[ preview.param ]: preview.nonce,
			[ preview.side ]: side,
		} );
	return (
		<>
			<h2>{ words.compare }</h2>
			<p>{ words.compareIntro }</p>
			<form
				className="quayside-switch__actions"
				onSubmit={ ( event ) => {
					event.preventDefault();
					const url = ownUrl( address, preview.home );
					setFailed( ! url );
					setShown( url );
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ words.address }
					value={ address }
					onChange={ setAddress }
				/>
				<Button __next40pxDefaultSize variant="secondary" type="submit">
					{ words.show }
				</Button>
			</form>
			<ErrorNotice message={ failed ? words.foreign : '' } />
			{ shown && (
				<div className="quayside-switch__compare">
					{ ( [ 'before', 'after' ] as const ).map( ( side ) => (
						<Side
							key={ `${ side } ${ shown }` }
							title={ words[ side ] }
							url={ sideOf( side ) }
							words={ words }
						/>
					) ) }
				</div>
			) }
		</>
	);
}
