import type { FormEditorWords as Labels } from '@quayside/contracts/forms/field.editor-words';
import type Squire from 'squire-rte';

/** Labels from TextareaField.php. */
export type { Labels };

/** The editor's path while more than a caret is selected. */
const SELECTION = '(selection)';

type Action = [
	name: keyof Labels,
	sign: string,
	tag: string,
	on: () => unknown,
	off: () => unknown,
];

/** The rich text toolbar: a single tab stop with arrow keys between its buttons (ARIA Authoring Practices). */
export class Toolbar {
	readonly element = document.createElement( 'div' );
	/** Container of the input for the URL of a link. */
	readonly link = document.createElement( 'div' );
	private readonly address = document.createElement( 'input' );
	private readonly buttons: Array< [ HTMLButtonElement, string ] >;
	private frame = 0;
	/** Elements around the caret when the buttons were last updated. */
	private path = '';

	constructor(
		private editor: Squire,
		labels: Labels
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
			[
				'link',
				'',
				'A',
				() => this.showLinkInput(),
				() => editor.removeLink(),
			],
		];
		this.element.className = 'srfm-rich-toolbar';
		this.element.setAttribute( 'role', 'toolbar' );
		this.element.setAttribute( 'aria-label', labels.toolbar );
		this.buttons = actions.map( ( [ name, sign, tag, on, off ], index ) => {
			const button = document.createElement( 'button' );
			button.type = 'button';
			button.dataset.sign = sign;
			button.dataset.format = tag;
			button.tabIndex = index ? -1 : 0;
			// Also its name. A second attribute would be read as well.
			button.title = labels[ name ];
			button.setAttribute( 'aria-pressed', 'false' );
			// Preserves the selection and, on phones, the open keyboard.
			button.addEventListener( 'mousedown', ( event ) =>
				event.preventDefault()
			);
			button.addEventListener( 'click', () => {
				( editor.hasFormat( tag ) ? off : on )();
				this.update();
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
		this.address.setAttribute( 'aria-label', labels.address );
		this.address.addEventListener( 'input', ( event ) =>
			event.stopPropagation()
		);
		this.address.addEventListener( 'keydown', ( event ) => {
			if ( event.key === 'Enter' || event.key === 'Escape' ) {
				event.preventDefault();
				event.stopPropagation();
				this.applyLink(
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
			editor.addEventListener( name, () => this.scheduleUpdate() );
		}
	}

	/** Updates the buttons once before the next frame, because the editor fires several events per key. */
	private scheduleUpdate(): void {
		this.frame ||= requestAnimationFrame( () => {
			this.frame = 0;
			const path = this.editor.getPath();
			// While a visitor types, the elements around the caret stay the same, and each query for a format walks the content.
			if ( path !== this.path || path === SELECTION ) {
				this.path = path;
				this.update();
			}
		} );
	}

	/** Marks the buttons of the formats at the caret as pressed. */
	private update(): void {
		for ( const [ button, tag ] of this.buttons ) {
			const pressed = String( this.editor.hasFormat( tag ) );
			if ( button.getAttribute( 'aria-pressed' ) !== pressed ) {
				button.setAttribute( 'aria-pressed', pressed );
			}
		}
	}

	private showLinkInput(): void {
		this.link.hidden = false;
		this.address.value = '';
		this.address.focus();
	}

	private applyLink( address: string ): void {
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
