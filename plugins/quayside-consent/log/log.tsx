import { useState } from 'react';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { fetchList, useRequest } from '@quayside/admin/request';
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ConsentLogEntry } from '@quayside/contracts/consent/log.entry';
import { Chart } from './chart';
import { DataRemoval } from './data-removal';
import { ExportButton } from './export-button';
import { Proof } from './proof';

const NO_FILTER = { id: '', choice: '', from: '', to: '' };

const actions = (): { value: string; label: string }[] => [
	{ value: '', label: __( 'All', 'quayside-consent' ) },
	{ value: 'accept', label: __( 'Accepted', 'quayside-consent' ) },
	{ value: 'reject', label: __( 'Rejected', 'quayside-consent' ) },
	{ value: 'save', label: __( 'Customized', 'quayside-consent' ) },
	{ value: 'close', label: __( 'Banner closed', 'quayside-consent' ) },
	{
		value: 'placeholder',
		label: __( 'Allowed at a placeholder', 'quayside-consent' ),
	},
	{ value: 'gpc', label: __( 'Global Privacy Control', 'quayside-consent' ) },
	{ value: 'api', label: __( 'JavaScript API', 'quayside-consent' ) },
];

/** Renders the log with its search, chart, pages, proofs and export. */
export function Log( {
	exportUrl,
	names,
}: {
	exportUrl: string;
	/** Names of the categories by their slugs. */
	names: Record< string, string >;
} ) {
	const [ filter, setFilter ] = useState( NO_FILTER );
	const [ page, setPage ] = useState( 1 );
	const [ proof, setProof ] = useState( '' );
	const path = addQueryArgs( '/quayside-consent/v1/log/entries', {
		...filter,
		page,
	} );
	const { data: found, error } = useRequest(
		path,
		( signal ) => fetchList< ConsentLogEntry >( path, signal ),
		() =>
			__(
				'The log could not be searched. Enter a consent ID that contains only letters, digits, hyphens, and underscores.',
				'quayside-consent'
			)
	);

	const change = ( next: Partial< typeof NO_FILTER > ): void => {
		setFilter( { ...filter, ...next } );
		setPage( 1 );
	};
	const getLabel = ( action: string ): string =>
		actions().find( ( { value } ) => value === action )?.label ?? action;

	return (
		<>
			<div className="quayside-consent-log__filter" role="search">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Consent ID', 'quayside-consent' ) }
					value={ filter.id }
					onChange={ ( id ) => change( { id: id.trim() } ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Consent status', 'quayside-consent' ) }
					value={ filter.choice }
					options={ actions() }
					onChange={ ( choice ) => change( { choice } ) }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="date"
					label={ __( 'From', 'quayside-consent' ) }
					value={ filter.from }
					onChange={ ( from ) => change( { from } ) }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="date"
					label={ __( 'To', 'quayside-consent' ) }
					value={ filter.to }
					onChange={ ( to ) => change( { to } ) }
				/>
				<ExportButton url={ addQueryArgs( exportUrl, filter ) } />
			</div>
			<ErrorNotice message={ error } />
			<Chart filter={ filter } />
			<div className="quayside-consent-log__table">
				<table className="wp-list-table widefat striped">
					<caption className="screen-reader-text">
						{ __( 'Consent records', 'quayside-consent' ) }
					</caption>
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Consent ID', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Time (UTC)', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Consent status', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __(
									'Allowed categories',
									'quayside-consent'
								) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ found?.items.map(
							( { id, loggedAt, action, categories }, index ) => (
								<tr key={ index }>
									<th scope="row">
										<Button
											variant="link"
											aria-haspopup="dialog"
											aria-label={ sprintf(
												/* translators: %s: consent ID */
												__(
													'Proof of consent: %s',
													'quayside-consent'
												),
												id
											) }
											onClick={ () => setProof( id ) }
										>
											{ id }
										</Button>
									</th>
									<td>{ loggedAt }</td>
									<td>{ getLabel( action ) }</td>
									<td>
										{ Object.keys( categories )
											.filter(
												( slug ) => categories[ slug ]
											)
											.map(
												( slug ) =>
													names[ slug ] ?? slug
											)
											.join( ', ' ) }
									</td>
								</tr>
							)
						) }
						{ found?.items.length === 0 && (
							<tr>
								<td colSpan={ 4 }>
									{ __(
										'No consent records found.',
										'quayside-consent'
									) }
								</td>
							</tr>
						) }
					</tbody>
				</table>
			</div>
			{ found && (
				<div className="quayside-consent-log__pages">
					<Button
						variant="secondary"
						disabled={ page <= 1 }
						accessibleWhenDisabled
						onClick={ () => setPage( page - 1 ) }
					>
						{ __( 'Newer', 'quayside-consent' ) }
					</Button>
					<span aria-live="polite">
						{ sprintf(
							/* translators: 1: number of records, 2: page, 3: number of pages */
							_n(
								'%1$d record, page %2$d of %3$d',
								'%1$d records, page %2$d of %3$d',
								found.total,
								'quayside-consent'
							),
							found.total,
							page,
							found.pages
						) }
					</span>
					<Button
						variant="secondary"
						disabled={ page >= found.pages }
						accessibleWhenDisabled
						onClick={ () => setPage( page + 1 ) }
					>
						{ __( 'Older', 'quayside-consent' ) }
					</Button>
				</div>
			) }
			<DataRemoval />
			{ proof && (
				<Proof
					id={ proof }
					getLabel={ getLabel }
					onClose={ () => setProof( '' ) }
				/>
			) }
		</>
	);
}
