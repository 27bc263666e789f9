import { useState } from 'react';
import {
	Button,
	Notice,
	SearchControl,
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { categoriesOf, newId, providersOf } from '../lists';
import { hostsOf, problemOf } from '../../blocking/providers/pattern';
import type { PartProps, Settings } from '../store';

/** Rows that are shown at once: the list is long, and the search is quick. */
const ROWS = 25;

/** The providers whose files are held: where each belongs, and the owner's own. */
export function Providers( { answer, draft, change }: PartProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ own, setOwn ] = useState( {
		name: '',
		category: 'advertisement',
		hosts: '',
	} );
	const [ problem, setProblem ] = useState( '' );
	const options = categoriesOf( answer, draft ).map( ( { slug, name } ) => ( {
		value: slug,
		label: name,
	} ) );
	const all = providersOf( answer, draft.providers );
	const wanted = search.trim().toLowerCase();
	const found = all.filter( ( { name, hosts } ) =>
		[ name.toLowerCase(), ...hosts ].some( ( text ) =>
			text.includes( wanted )
		)
	);

	const set = (
		id: string,
		next: Settings[ 'providers' ][ string ] | undefined
	): void => {
		const others = Object.fromEntries(
			Object.entries( draft.providers ).filter(
				( [ other ] ) => other !== id
			)
		);
		change( {
			providers:
				next === undefined ? others : { ...others, [ id ]: next },
		} );
	};
	const assign = ( id: string, category: string ): void => {
		const former = draft.providers[ id ];
		if ( typeof former === 'object' ) {
			set( id, category ? { ...former, category } : false );
		} else {
			set(
				id,
				category === ''
					? false
					: category === answer.providers[ id ]?.category
						? undefined
						: category
			);
		}
	};
	const add = (): void => {
		const hosts = hostsOf( own.hosts );
		const reason =
			! own.name.trim() || hosts.length === 0
				? __(
						'Enter a provider name and at least one domain.',
						'quayside-consent'
					)
				: ( hosts.map( problemOf ).find( Boolean ) ?? '' );
		setProblem( reason );
		if ( ! reason ) {
			set(
				newId( own.name, ( id ) =>
					all.some( ( provider ) => provider.id === id )
				),
				{ name: own.name.trim(), category: own.category, hosts }
			);
			setSearch( own.name.trim() );
			setOwn( { ...own, name: '', hosts: '' } );
		}
	};

	return (
		<>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __(
					'Search providers and domains',
					'quayside-consent'
				) }
				value={ search }
				onChange={ setSearch }
			/>
			<div className="quayside-consent-settings__table">
				<table className="widefat striped">
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Provider', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Domains', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Required consent', 'quayside-consent' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ found
							.slice( 0, ROWS )
							.map( ( { id, name, hosts, category, isOwn } ) => (
								<tr key={ id }>
									<th scope="row">{ name }</th>
									<td>{ hosts.join( ', ' ) }</td>
									<td>
										<SelectControl
											__nextHasNoMarginBottom
											__next40pxDefaultSize
											hideLabelFromVision
											label={ sprintf(
												/* translators: %s: name of a provider. */
												__(
													'Cookie category for %s',
													'quayside-consent'
												),
												name
											) }
											value={ category }
											options={ [
												...options.filter(
													( { value } ) =>
														value !== 'necessary'
												),
												{
													value: '',
													label: __(
														'None (never blocked)',
														'quayside-consent'
													),
												},
											] }
											onChange={ ( next ) =>
												assign( id, next )
											}
										/>
										{ isOwn && (
											<Button
												variant="link"
												isDestructive
												onClick={ () =>
													set( id, undefined )
												}
											>
												{ sprintf(
													/* translators: %s: name of a provider. */
													__(
														'Remove %s',
														'quayside-consent'
													),
													name
												) }
											</Button>
										) }
									</td>
								</tr>
							) ) }
					</tbody>
				</table>
			</div>
			<p aria-live="polite">
				{ sprintf(
					/* translators: 1: number of providers shown, 2: number found. */
					__( '%1$d of %2$d providers', 'quayside-consent' ),
					Math.min( ROWS, found.length ),
					found.length
				) }
			</p>
			<fieldset>
				<legend>{ __( 'Add a provider', 'quayside-consent' ) }</legend>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Provider name', 'quayside-consent' ) }
					value={ own.name }
					onChange={ ( name ) => setOwn( { ...own, name } ) }
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					rows={ 3 }
					label={ __( 'Domains (one per line)', 'quayside-consent' ) }
					help={ __(
						'Subdomains are included. You can add a path with up to two segments, such as google.com/maps.',
						'quayside-consent'
					) }
					value={ own.hosts }
					onChange={ ( hosts ) => setOwn( { ...own, hosts } ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Cookie category', 'quayside-consent' ) }
					value={ own.category }
					options={ options.filter(
						( { value } ) => value !== 'necessary'
					) }
					onChange={ ( category ) => setOwn( { ...own, category } ) }
				/>
				{ problem && (
					<Notice status="error" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				<div>
					<Button variant="secondary" onClick={ add }>
						{ __( 'Add provider', 'quayside-consent' ) }
					</Button>
				</div>
			</fieldset>
		</>
	);
}
