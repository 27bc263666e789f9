import type { FormEditorWords as Words } from '@quayside/contracts/forms/field.editor-words';
import type Squire from 'squire-rte';

/** Words of Control.php. */
export type { Words };

type Action = [
	word: keyof Words,
	sign: string,
	tag: string,
	on: () => unknown,
	off: () => unknown,
];

/** The toolbar of a text: one stop of the Tab key, arrows between its buttons (ARIA Authoring Practices). */
export class Toolbar {
	readonly element = document.createElement( 'div' );
	/** Where the address of a link is entered. */
	readonly link = document.createElement( 'div' );
	private readonly address = document.createElement( 'input' );
	private readonly buttons: Array< [ HTMLButtonElement, string ] >;
	private frame = 0;

	constructor(
		private editor: Squire,
		words: Words
	) {
		const actions: Action[] = [
			[
				'bold',
				'B',
				'B',
				() => editor.bold(),
				() => editor.removeBold(),
			],
			[
				'italic',
				'I',
				'I',
				() => editor.italic(),
				() => editor.removeItalic(),
			],
			[
				'underline',
				'U',
				'U',
				() => editor.underline(),
				() => editor.removeUnderline(),
			],
			[
				'bullets',
				'•',
				'UL',
				() => editor.makeUnorderedList(),
				() => editor.removeList(),
			],
			[
				'numbers',
				'1.',
				'OL',
				() => editor.makeOrderedList(),
				() => editor.removeList(),
			],
			[ 'link', '', 'A', () => this.ask(), () => editor.removeLink() ],
		];
		this.element.className = 'srfm-rich-toolbar';
		this.element.setAttribute( 'role', 'toolbar' );
		this.element.setAttribute( 'aria-label', words.toolbar );
		this.buttons = actions.map( ( [ word, sign, tag, on, off ], at ) => {
			const button = document.createElement( 'button' );
			button.type = 'button';
			button.dataset.sign = sign;
			button.dataset.format = tag;
			button.tabIndex = at ? -1 : 0;
			button.title = words[ word ];
			button.setAttribute( 'aria-label', words[ word ] );
			button.setAttribute( 'aria-pressed', 'false' );
			// The text keeps its selection and, on phones, its keyboard.
			button.addEventListener( 'mousedown', ( event ) =>
				event.preventDefault()
			);
			button.addEventListener( 'click', () => {
				( editor.hasFormat( tag ) ? off : on )();
				this.mark();
			} );
			return [ button, tag ];
		} );
		this.element.append( ...this.buttons.map( ( [ button ] ) => button ) );
		this.element.addEventListener( 'keydown', ( event ) =>
			this.onKey( event )
		);
		this.address.type = 'url';
		this.address.className = 'srfm-input-common';
		this.address.placeholder = 'https://';
		this.address.setAttribute( 'aria-label', words.address );
		this.address.addEventListener( 'input', ( event ) =>
			event.stopPropagation()
		);
		this.address.addEventListener( 'keydown', ( event ) => {
			if ( event.key === 'Enter' || event.key === 'Escape' ) {
				event.preventDefault();
				event.stopPropagation();
				this.answer(
					event.key === 'Enter' ? this.address.value.trim() : ''
				);
			}
		} );
		this.address.addEventListener(
			'blur',
			() => ( this.link.hidden = true )
		);
		this.link.className = 'srfm-rich-link';
		this.link.hidden = true;
		this.link.append( this.address );
		for ( const name of [ 'pathChange', 'select', 'input' ] ) {
			editor.addEventListener( name, () => this.markSoon() );
		}
	}

	/** A key makes the editor speak several times; the formats are looked for once, before the next frame. */
	private markSoon(): void {
		this.frame ||= requestAnimationFrame( () => {
			this.frame = 0;
			this.mark();
		} );
	}

	/** Shows which formats the text at the caret has. */
	private mark(): void {
		for ( const [ button, tag ] of this.buttons ) {
			const pressed = String( this.editor.hasFormat( tag ) );
			if ( button.getAttribute( 'aria-pressed' ) !== pressed ) {
				button.setAttribute( 'aria-pressed', pressed );
			}
		}
	}

	private ask(): void {
		this.link.hidden = false;
		this.address.value = '';
		this.address.focus();
	}

	private answer( address: string ): void {
		this.editor.focus();
		if ( address ) {
			this.editor.makeLink(
				/^(?:https?:|mailto:|tel:)/i.test( address )
					? address
					: `https://${ address }`,
				{}
			);
		}
	}

	private onKey( event: KeyboardEvent ): void {
		const all = this.buttons.map( ( [ button ] ) => button );
		const now = all.indexOf( event.target as HTMLButtonElement );
		const forward = this.element.matches( ':dir(rtl)' ) ? -1 : 1;
		const steps: Record< string, number > = {
			ArrowRight: forward,
			ArrowLeft: -forward,
			Home: -now,
			End: all.length - 1 - now,
		};
		const step = steps[ event.key ];
		if ( step !== undefined ) {
			event.preventDefault();
			const next = all[ ( now + step + all.length ) % all.length ];
			all.forEach(
				( button ) => ( button.tabIndex = button === next ? 0 : -1 )
			);
			next?.focus();
		}
	}
}
