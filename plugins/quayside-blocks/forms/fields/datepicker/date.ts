/** Date fields: a button beside the native control opens a calendar. The control holds the value and still accepts typing. */
import { wordsOf } from '@quayside/boundary/words';
import { closeDialog, openDialog } from '@quayside/ui';
import { isOnDark } from '../../widgets/dark';
import type { Field } from '../field';
import { isHidden } from '../field';
import { valueOf } from '../values';
import type { Labels } from './calendar';
import { Calendar } from './calendar';
import { isDay, today } from './days';
import { formatDate } from './format';
import { resolveLimit } from './limits';

/** Distance between the field and its calendar, and around the calendar, in px. */
const GAP = 8;

const button = (
	className: string,
	label: string,
	text: string
): HTMLButtonElement => {
	const created = document.createElement( 'button' );
	created.type = 'button';
	created.className = className;
	created.setAttribute( 'aria-label', label );
	created.textContent = text;
	return created;
};

/** Positions the calendar below its field, or above if there is not enough room. */
const position = ( dialog: HTMLDialogElement, input: HTMLElement ): void => {
	const field = input.getBoundingClientRect();
	const { offsetWidth: width, offsetHeight: height } = dialog;
	const start =
		getComputedStyle( input.parentElement as Element ).direction === 'rtl'
			? field.right - width
			: field.left;
	const below = field.bottom + GAP;
	const top =
		below + height < innerHeight || field.top < height
			? below
			: field.top - height - GAP;
	dialog.style.left = `${ Math.max( GAP, Math.min( start, document.documentElement.clientWidth - width - GAP ) ) }px`;
	dialog.style.top = `${ Math.max( GAP, Math.min( top, innerHeight - height - GAP ) ) }px`;
};

/** Returns the days of the week that a field accepts; undefined for all. */
const weekdaysOf = ( {
	dataset: { weekdays },
}: HTMLInputElement ): number[] | undefined =>
	weekdays?.split( ',' ).map( Number );

/** Formats a limit the way the site does: a date, a time, or the names of the allowed days of the week. */
const formatLimit = (
	limit: string,
	input: HTMLInputElement,
	language: string | undefined
): string =>
	/[-:]/.test( limit )
		? formatDate( limit, input.dataset.format ?? '', language )
		: ( wordsOf< Labels >( input ).weekdays ?? limit );

/** Keeps relative limits up to date with the visitor's day and other fields. */
const updateLimits = (
	form: HTMLFormElement,
	fields: Field[],
	input: HTMLInputElement
): void => {
	const type = input.type === 'datetime-local' ? 'dateTime' : input.type;
	const update = (): void => {
		for ( const end of [ 'min', 'max' ] as const ) {
			const limit = input.dataset[ end ];
			if ( limit ) {
				input[ end ] = resolveLimit(
					limit,
					type,
					end,
					today(),
					( id ) => {
						const other = fields.find(
							( field ) => field.id === id
						);
						return other && ! isHidden( other )
							? valueOf( other )
							: '';
					}
				);
			}
		}
	};
	if ( input.dataset.min || input.dataset.max ) {
		update();
		// Runs before the form validates, no matter how long the page has been open.
		for ( const type of [ 'focusin', 'focusout', 'input', 'submit' ] ) {
			form.addEventListener( type, update, true );
		}
	}
};

const attach = ( input: HTMLInputElement ): void => {
	const labels = wordsOf< Labels >( input );
	const language = document.documentElement.lang || undefined;
	const withTime = input.type === 'datetime-local';
	const box = document.createElement( 'div' );
	const opener = button( 'srfm-date-open', labels.open, '' );
	const dialog = document.createElement( 'dialog' );
	const time = document.createElement( 'input' );
	const change = ( value: string ): void => {
		input.value = value;
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};
	const calendar = new Calendar( {
		language,
		weekStart: Number( input.dataset.weekStart ?? 1 ),
		limits: () => [ input.min.slice( 0, 10 ), input.max.slice( 0, 10 ) ],
		weekdays: weekdaysOf( input ),
		onSelect: ( day ) => {
			change( withTime ? `${ day }T${ time.value || '12:00' }` : day );
			closeDialog( dialog );
		},
	} );
	box.className = 'srfm-date';
	dialog.className = 'srfm-calendar';
	dialog.setAttribute( 'aria-label', labels.title );
	const head = document.createElement( 'div' );
	head.className = 'srfm-calendar-head';
	const turns = (
		[
			[ 'previousYear', '«', -12 ],
			[ 'previousMonth', '‹', -1 ],
			[ 'nextMonth', '›', 1 ],
			[ 'nextYear', '»', 12 ],
		] as const
	 ).map( ( [ name, sign, months ] ) => {
		const turn = button( 'srfm-calendar-turn', labels[ name ], sign );
		turn.addEventListener( 'click', () => calendar.turn( months ) );
		return turn;
	} );
	head.append(
		...turns.slice( 0, 2 ),
		calendar.heading,
		...turns.slice( 2 )
	);
	const close = button( 'srfm-calendar-close', labels.close, labels.close );
	close.dataset.dialogClose = '';
	const foot = document.createElement( 'div' );
	foot.className = 'srfm-calendar-foot';
	if ( withTime ) {
		const label = document.createElement( 'label' );
		time.type = 'time';
		time.className = 'srfm-calendar-time';
		label.append( `${ labels.time } `, time );
		foot.append( label );
		// The time is only part of the value, so the control fires the events.
		time.addEventListener( 'input', ( event ) => {
			event.stopPropagation();
			if ( isDay( input.value.slice( 0, 10 ) ) && time.value ) {
				change( `${ input.value.slice( 0, 10 ) }T${ time.value }` );
			}
		} );
	}
	foot.append( close );
	dialog.append( head, calendar.grid, foot );
	opener.setAttribute( 'aria-haspopup', 'dialog' );
	input.before( box );
	box.append( input, opener, dialog );

	opener.addEventListener( 'click', () => {
		const day = input.value.slice( 0, 10 );
		calendar.show( isDay( day ) ? day : today(), day );
		time.value = input.value.slice( 11, 16 );
		dialog.classList.toggle( 'is-dark', isOnDark( box ) );
		openDialog( dialog, { opener, initialFocus: calendar.focusable } );
		position( dialog, input );
	} );
};

/** Adds limits and calendars to the date fields of a form. Times need no calendar. */
export default function addCalendars(
	form: HTMLFormElement,
	fields: Field[]
): void {
	for ( const field of fields ) {
		const { type, control } = field;
		if ( type === 'datepicker' && control instanceof HTMLInputElement ) {
			field.formatLimit = ( limit ) =>
				formatLimit(
					limit,
					control,
					document.documentElement.lang || undefined
				);
			updateLimits( form, fields, control );
			if ( control.type !== 'time' ) {
				attach( control );
			}
		}
	}
}
