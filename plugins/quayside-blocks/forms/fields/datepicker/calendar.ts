import type { FormDateWords as Labels } from '@quayside/contracts/forms/field.date-words';
import {
	addDays,
	addMonths,
	positionInWeek,
	today,
	weeksOf,
	clamp,
} from './days';

/** Labels from DateAttributes.php. */
export type { Labels };

interface Options {
	/** Language of the month and day names. */
	language: string | undefined;
	/** First day of the week, 0 for Sunday. */
	weekStart: number;
	/** Returns the first and last day that can currently be selected; empty strings for no limit. */
	limits: () => [ string, string ];
	/** Days of the week that can be selected, 0 for Sunday; undefined for all. */
	weekdays: number[] | undefined;
	onSelect: ( day: string ) => void;
}

const element = < Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	className = '',
	text = ''
): HTMLElementTagNameMap[ Name ] => {
	const created = document.createElement( name );
	created.className = className;
	created.textContent = text;
	return created;
};

/** A month as a grid of days with a roving tabindex, after the date picker dialog of the ARIA Authoring Practices. */
export class Calendar {
	readonly heading = element( 'h2', 'srfm-calendar-month' );
	readonly grid = element( 'table', 'srfm-calendar-days' );
	private readonly body = element( 'tbody' );
	private focused = today();
	private selected = '';
	private month = '';

	constructor( private options: Options ) {
		const head = element( 'thead' );
		const row = element( 'tr' );
		for ( const day of weeksOf( this.focused, options.weekStart )[ 0 ] ??
			[] ) {
			const cell = element( 'th' );
			const letter = element(
				'span',
				'',
				this.format( day, { weekday: 'narrow' } )
			);
			letter.ariaHidden = 'true';
			cell.scope = 'col';
			// Screen readers get full names, because days can share a letter and a letter alone is meaningless.
			cell.append(
				letter,
				element(
					'span',
					'srfm-calendar-weekday',
					this.format( day, { weekday: 'long' } )
				)
			);
			row.append( cell );
		}
		head.append( row );
		this.heading.setAttribute( 'aria-live', 'polite' );
		this.grid.setAttribute( 'role', 'grid' );
		this.grid.append( head, this.body );
		this.grid.addEventListener( 'keydown', ( event ) =>
			this.onKey( event )
		);
		this.grid.addEventListener( 'click', ( { target } ) => {
			const day = ( target as Element ).closest< HTMLElement >(
				'td[data-day]'
			);
			if (
				day?.dataset.day &&
				day.getAttribute( 'aria-disabled' ) !== 'true'
			) {
				options.onSelect( day.dataset.day );
			}
		} );
	}

	/** Displays the month of a day and makes that day focusable. */
	show( day: string, selected = this.selected ): void {
		const { limits, weekdays, weekStart } = this.options;
		const [ min, max ] = limits();
		this.selected = selected;
		this.focused = clamp( day, min, max );
		const month = this.focused.slice( 0, 7 );
		const now = today();
		// The heading is a live region, so setting the same month again would announce it.
		if ( month !== this.month ) {
			this.month = month;
			this.heading.textContent = this.format( this.focused, {
				month: 'long',
				year: 'numeric',
			} );
		}
		this.body.replaceChildren(
			...weeksOf( this.focused, weekStart ).map( ( week ) => {
				const row = element( 'tr' );
				row.append(
					...week.map( ( each ) => {
						const cell = element(
							'td',
							each.startsWith( month ) ? '' : 'is-other',
							this.format( each, { day: 'numeric' } )
						);
						cell.dataset.day = each;
						cell.tabIndex = each === this.focused ? 0 : -1;
						cell.setAttribute(
							'aria-label',
							this.format( each, { dateStyle: 'full' } )
						);
						cell.setAttribute(
							'aria-selected',
							String( each === selected )
						);
						if ( each === now ) {
							cell.setAttribute( 'aria-current', 'date' );
						}
						if (
							( min && each < min ) ||
							( max && each > max ) ||
							( weekdays &&
								! weekdays.includes(
									positionInWeek( each, 0 )
								) )
						) {
							cell.setAttribute( 'aria-disabled', 'true' );
						}
						return cell;
					} )
				);
				return row;
			} )
		);
	}

	/** Moves by a number of months without moving the focus. */
	turn( months: number ): void {
		this.show( addMonths( this.focused, months ) );
	}

	/** Returns the focusable day; null before show(). */
	get focusable(): HTMLElement | null {
		return this.body.querySelector( '[tabindex="0"]' );
	}

	private onKey( event: KeyboardEvent ): void {
		const { key, shiftKey } = event;
		const day = this.focused;
		const forward = this.grid.matches( ':dir(rtl)' ) ? -1 : 1;
		const position = positionInWeek( day, this.options.weekStart );
		const months = shiftKey ? 12 : 1;
		const targets: Record< string, () => string > = {
			ArrowRight: () => addDays( day, forward ),
			ArrowLeft: () => addDays( day, -forward ),
			ArrowDown: () => addDays( day, 7 ),
			ArrowUp: () => addDays( day, -7 ),
			Home: () => addDays( day, -position ),
			End: () => addDays( day, 6 - position ),
			PageDown: () => addMonths( day, months ),
			PageUp: () => addMonths( day, -months ),
		};
		if ( key === 'Enter' || key === ' ' ) {
			if (
				! this.grid.querySelector( '[tabindex="0"][aria-disabled]' )
			) {
				this.options.onSelect( day );
			}
		} else if ( targets[ key ] ) {
			this.show( ( targets[ key ] as () => string )() );
			this.focusable?.focus();
		} else {
			return;
		}
		event.preventDefault();
	}

	private format( day: string, options: Intl.DateTimeFormatOptions ): string {
		return new Intl.DateTimeFormat( this.options.language, {
			...options,
			calendar: 'gregory',
			timeZone: 'UTC',
		} ).format( new Date( `${ day }T00:00Z` ) );
	}
}
