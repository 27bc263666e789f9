import { useState } from 'react';
import { Button, SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EffectiveCategory } from '../settings/lists';
import type { Finding } from './findings';

interface FindingRowProps {
	finding: Finding;
	categories: EffectiveCategory[];
	suggestion: string;
	onDeclare: ( category: string ) => void;
}

const kinds = (): Record< Finding[ 'kind' ], string > => ( {
	script: __( 'Script', 'quayside-consent' ),
	frame: __( 'Iframe', 'quayside-consent' ),
	other: __( 'Image, stylesheet, or request', 'quayside-consent' ),
	cookie: __( 'Cookie', 'quayside-consent' ),
	key: __( 'Storage key', 'quayside-consent' ),
} );

/** Renders the page of a finding, or the number of its pages with those that are known. */
function Pages( {
	name,
	pages,
	count,
}: Pick< Finding, 'name' | 'pages' > & { count: number } ) {
	if ( count < 2 ) {
		return pages[ 0 ] ?? count;
	}
	return (
		<details>
			<summary>
				{ sprintf(
					/* translators: %d: number of pages, at least 2. */
					_n( '%d page', '%d pages', count, 'quayside-consent' ),
					count
				) }
				<span className="screen-reader-text">: { name }</span>
			</summary>
			<ul>
				{ pages.map( ( page ) => (
					<li key={ page }>{ page }</li>
				) ) }
				{ count > pages.length && <li>…</li> }
			</ul>
		</details>
	);
}

/** Renders a finding with its category, or with a control to declare it. */
export function FindingRow( {
	finding: { name, kind, provider, category, pages, count },
	categories,
	suggestion,
	onDeclare,
}: FindingRowProps ) {
	const [ selected, setSelected ] = useState( suggestion );
	const isStored = kind === 'cookie' || kind === 'key';
	// Something that is blocked can't be declared necessary here.
	const options = categories
		.filter( ( { slug } ) => isStored || slug !== 'necessary' )
		.map( ( { slug, name: label } ) => ( { value: slug, label } ) );
	return (
		<tr>
			<th scope="row">
				<code>{ name }</code>{ ' ' }
				<span className="quayside-consent-settings__kind">
					{ kinds()[ kind ] }
				</span>
			</th>
			<td data-label={ __( 'Provider', 'quayside-consent' ) }>
				{ provider?.name ?? __( 'Unknown', 'quayside-consent' ) }
			</td>
			<td data-label={ __( 'Pages', 'quayside-consent' ) }>
				<Pages
					name={ name }
					pages={ pages }
					count={ count ?? pages.length }
				/>
			</td>
			<td>
				{ category ? (
					( categories.find( ( { slug } ) => slug === category )
						?.name ?? category )
				) : (
					<div className="quayside-consent-settings__declare">
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							aria-label={ sprintf(
								/* translators: %s: cookie or host. */
								__(
									'Cookie category for %s',
									'quayside-consent'
								),
								name
							) }
							value={ selected }
							options={ options }
							onChange={ setSelected }
						/>
						<Button
							variant="secondary"
							size="compact"
							onClick={ () => onDeclare( selected ) }
							aria-label={
								isStored
									? /* translators: %s: name of a cookie. */ sprintf(
											__(
												'Add %s to the cookie list',
												'quayside-consent'
											),
											name
										)
									: /* translators: %s: host name. */ sprintf(
											__(
												'Block %s until consent',
												'quayside-consent'
											),
											name
										)
							}
						>
							{ isStored
								? __( 'Add', 'quayside-consent' )
								: __( 'Block', 'quayside-consent' ) }
						</Button>
					</div>
				) }
			</td>
		</tr>
	);
}
