import { __ } from '@wordpress/i18n';
import type { Choice } from '../attributes';

/** Countries and territories of ISO 3166-1 that people live in: a first letter, and the second letters of its codes. */
const COUNTRIES =
	'ADEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRTUWY HKNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS YET ZAMW';

/** States of the United States and the District of Columbia, by their postal abbreviation. */
const STATES =
	'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming';

/** A set of choices that can be added at once. */
export interface ChoiceSet {
	name: string;
	title: string;
	choices: () => Choice[];
}

const plain = ( labels: string[] ): Choice[] =>
	labels.map( ( label ) => ( { label } ) );

const scale = ( from: number, to: number ): Choice[] =>
	Array.from( { length: to - from + 1 }, ( _, index ) => ( {
		label: String( from + index ),
	} ) );

/** A Sunday in January, so that months and days can be counted from it. */
const START = Date.UTC( 2023, 0, 1, 12 );
const DAY = 86_400_000;

/**
 * Returns the sets of choices.
 *
 * @param language Language of the names, such as en-US.
 * @param weekStart First day of the week; 0 is Sunday.
 */
export function choiceSets( language: string, weekStart: number ): ChoiceSet[] {
	const format = ( options: Intl.DateTimeFormatOptions, time: number ) =>
		new Intl.DateTimeFormat( language, {
			...options,
			timeZone: 'UTC',
		} ).format( time );
	return [
		{
			name: 'countries',
			title: __( 'Countries', 'quayside-blocks' ),
			choices: () => {
				const names = new Intl.DisplayNames( language, {
					type: 'region',
				} );
				return COUNTRIES.split( ' ' )
					.flatMap( ( [ first = '', ...seconds ] ) =>
						seconds.map( ( second ) => first + second )
					)
					.map( ( code ) => ( {
						label: names.of( code ) ?? code,
						value: code,
					} ) )
					.sort( ( a, b ) =>
						a.label.localeCompare( b.label, language )
					);
			},
		},
		{
			name: 'states',
			title: __( 'US states', 'quayside-blocks' ),
			choices: () =>
				STATES.split( '|' ).map( ( state ) => {
					const [ value = '', label = '' ] = state.split( ':' );
					return { label, value };
				} ),
		},
		{
			name: 'months',
			title: __( 'Months', 'quayside-blocks' ),
			choices: () =>
				plain(
					Array.from( { length: 12 }, ( _, month ) =>
						format(
							{ month: 'long' },
							Date.UTC( 2023, month, 1, 12 )
						)
					)
				),
		},
		{
			name: 'weekdays',
			title: __( 'Days of the week', 'quayside-blocks' ),
			choices: () =>
				plain(
					Array.from( { length: 7 }, ( _, day ) =>
						format(
							{ weekday: 'long' },
							START + ( ( day + weekStart ) % 7 ) * DAY
						)
					)
				),
		},
		{
			name: 'agreement',
			title: __( 'Scale: agreement', 'quayside-blocks' ),
			choices: () =>
				plain( [
					__( 'Strongly agree', 'quayside-blocks' ),
					__( 'Agree', 'quayside-blocks' ),
					__( 'Neither agree nor disagree', 'quayside-blocks' ),
					__( 'Disagree', 'quayside-blocks' ),
					__( 'Strongly disagree', 'quayside-blocks' ),
				] ),
		},
		{
			name: 'satisfaction',
			title: __( 'Scale: satisfaction', 'quayside-blocks' ),
			choices: () =>
				plain( [
					__( 'Very satisfied', 'quayside-blocks' ),
					__( 'Satisfied', 'quayside-blocks' ),
					__(
						'Neither satisfied nor dissatisfied',
						'quayside-blocks'
					),
					__( 'Dissatisfied', 'quayside-blocks' ),
					__( 'Very dissatisfied', 'quayside-blocks' ),
				] ),
		},
		{
			name: 'frequency',
			title: __( 'Scale: frequency', 'quayside-blocks' ),
			choices: () =>
				plain( [
					__( 'Always', 'quayside-blocks' ),
					__( 'Often', 'quayside-blocks' ),
					__( 'Sometimes', 'quayside-blocks' ),
					__( 'Rarely', 'quayside-blocks' ),
					__( 'Never', 'quayside-blocks' ),
				] ),
		},
		{
			name: 'five',
			title: __( 'Scale: 1 to 5', 'quayside-blocks' ),
			choices: () => scale( 1, 5 ),
		},
		{
			name: 'ten',
			title: __( 'Scale: 0 to 10', 'quayside-blocks' ),
			choices: () => scale( 0, 10 ),
		},
		{
			name: 'yes-no',
			title: __( 'Yes and no', 'quayside-blocks' ),
			choices: () =>
				plain( [
					__( 'Yes', 'quayside-blocks' ),
					__( 'No', 'quayside-blocks' ),
				] ),
		},
	];
}
