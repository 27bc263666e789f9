import type { FormEntry } from '@quayside/contracts/forms/entry';
import { Button } from '@wordpress/components';
import type { Field } from '@wordpress/dataviews/wp';
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { mailLabel, statusLabel, getSummary, getTitle } from './labels';

interface Options {
	forms: Array< { id: number; title: string } >;
	onStar: ( ( entry: FormEntry ) => void ) | null;
}

/** Formats a time in the site's format and time zone. */
export const formatTime = ( iso: string ): string =>
	dateI18n( getSettings().formats.datetimeAbbreviated, iso );

const options = ( values: string[], label: ( value: string ) => string ) =>
	values.map( ( value ) => ( { value, label: label( value ) } ) );

/** Returns the columns and filters of the list. */
export const getFields = ( {
	forms,
	onStar,
}: Options ): Array< Field< FormEntry > > => [
	{
		id: 'title',
		label: __( 'Entry', 'quayside-blocks' ),
		getValue: ( { item } ) => getTitle( item ),
		render: ( { item } ) => (
			<span
				className={
					item.status === 'unread'
						? 'quayside-entries__title is-unread'
						: 'quayside-entries__title'
				}
			>
				<bdi>{ getTitle( item ) }</bdi>
				{ item.status === 'unread' && (
					<span className="screen-reader-text">
						{ ' ' }
						({ statusLabel( 'unread' ) })
					</span>
				) }
			</span>
		),
		enableHiding: false,
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'summary',
		label: __( 'Summary', 'quayside-blocks' ),
		getValue: ( { item } ) => getSummary( item ),
		render: ( { item } ) => (
			<span className="quayside-entries__summary">
				<bdi>{ getSummary( item ) }</bdi>
			</span>
		),
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'starred',
		label: __( 'Star', 'quayside-blocks' ),
		elements: [
			{ value: 'yes', label: __( 'Starred', 'quayside-blocks' ) },
		],
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => ( item.starred ? 'yes' : '' ),
		render: ( { item } ) =>
			item.source ? null : onStar ? (
				<Button
					size="compact"
					className={
						item.starred
							? 'quayside-entries__star is-on'
							: 'quayside-entries__star'
					}
					icon={ item.starred ? 'star-filled' : 'star-empty' }
					label={ `${ __( 'Star', 'quayside-blocks' ) }: ${ getTitle( item ) }` }
					showTooltip={ false }
					aria-pressed={ item.starred }
					onClick={ () => onStar( item ) }
				/>
			) : (
				<span>{ item.starred ? '★' : '' }</span>
			),
		enableSorting: false,
	},
	{
		id: 'form',
		label: __( 'Form', 'quayside-blocks' ),
		elements: forms.map( ( { id, title } ) => ( {
			value: String( id ),
			label: title,
		} ) ),
		filterBy: { operators: [ 'is' ], isPrimary: true },
		getValue: ( { item } ) => String( item.form ),
		render: ( { item } ) => <bdi>{ item.formTitle }</bdi>,
		enableSorting: false,
	},
	{
		id: 'status',
		label: __( 'Status', 'quayside-blocks' ),
		elements: options( [ 'unread', 'read', 'spam', 'trash' ], statusLabel ),
		filterBy: { operators: [ 'is' ], isPrimary: true },
		enableSorting: false,
	},
	{
		id: 'created',
		type: 'date',
		label: __( 'Received', 'quayside-blocks' ),
		filterBy: {
			operators: [ 'between', 'on', 'before', 'after', 'inThePast' ],
			isPrimary: true,
		},
		render: ( { item } ) => (
			<time dateTime={ item.created }>
				{ formatTime( item.created ) }
			</time>
		),
		enableSorting: true,
	},
	{
		id: 'mail',
		label: __( 'Email', 'quayside-blocks' ),
		elements: options( [ 'sent', 'failed', 'queued', 'none' ], mailLabel ),
		filterBy: { operators: [ 'is' ] },
		render: ( { item } ) => (
			<span
				className={
					item.mail === 'failed' ? 'quayside-entries__failed' : ''
				}
			>
				{ mailLabel( item.mail ) }
			</span>
		),
		enableSorting: false,
	},
];
