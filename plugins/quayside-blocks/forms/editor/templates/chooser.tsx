import { store as blockEditor } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { Modal } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusTitle } from '../canvas/footer';
import { STATE } from '../settings/state';
import type { SettingsProps } from '../settings/use-settings';
import type { TemplateBlock } from './picture';
import { TemplatePicture } from './picture';

type Template = NonNullable< typeof STATE.templates >[ number ];

interface Card {
	template: Template | null;
	title: string;
	description: string;
	blocks: TemplateBlock[];
}

const readBlocks = ( content: string ): TemplateBlock[] =>
	( parse as unknown as ( content: string ) => TemplateBlock[] )( content );

/** Renders a choice of templates for a new form. It opens once, while the form is empty. */
export function TemplateChooser( {
	settings,
	set,
}: Pick< SettingsProps, 'settings' | 'set' > ) {
	const [ isDone, setIsDone ] = useState( false );
	const isNew = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as {
			isEditedPostNew: () => boolean;
			isEditedPostEmpty: () => boolean;
		};
		const { getBlockCount } = select( blockEditor ) as unknown as {
			getBlockCount: () => number;
		};
		return (
			editor.isEditedPostNew() &&
			editor.isEditedPostEmpty() &&
			! getBlockCount()
		);
	}, [] );
	return isNew && ! isDone && STATE.templates?.length ? (
		<Chooser
			settings={ settings }
			set={ set }
			templates={ STATE.templates }
			onDone={ () => {
				setIsDone( true );
				// After the dialog has closed, because nothing had the focus before it.
				setTimeout( focusTitle );
			} }
		/>
	) : null;
}

/** Makes a change part of the one before, so that one undo reverts all. */
const SAME_STEP = { isCached: true };

function Chooser( {
	settings,
	set,
	templates,
	onDone,
}: Pick< SettingsProps, 'settings' | 'set' > & {
	templates: Template[];
	onDone: () => void;
} ) {
	const { resetBlocks } = useDispatch( blockEditor ) as unknown as {
		resetBlocks: ( blocks: TemplateBlock[] ) => void;
	};
	const { editPost } = useDispatch( 'core/editor' ) as unknown as {
		editPost: ( edits: { title: string }, options: object ) => void;
	};
	const title = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as {
					getEditedPostAttribute: ( name: string ) => unknown;
				}
			 ).getEditedPostAttribute( 'title' ),
		[]
	);
	const cards = useMemo(
		(): Card[] => [
			{
				template: null,
				title: __( 'Blank form', 'quayside-blocks' ),
				description: __( 'Start without fields.', 'quayside-blocks' ),
				blocks: [],
			},
			...templates.map( ( template ) => ( {
				template,
				title: template.title,
				description: template.description,
				blocks: readBlocks( template.content ),
			} ) ),
		],
		[ templates ]
	);
	const choose = ( { template, blocks }: Card ): void => {
		if ( template ) {
			resetBlocks( blocks );
			if ( ! title ) {
				editPost( { title: template.title }, SAME_STEP );
			}
			if ( template.settings.submitLabel && ! settings.submitLabel ) {
				set( template.settings, SAME_STEP );
			}
		}
		onDone();
	};
	return (
		<Modal
			title={ __( 'Select a template', 'quayside-blocks' ) }
			isFullScreen
			onRequestClose={ onDone }
		>
			<ul className="quayside-form-templates">
				{ cards.map( ( card ) => (
					<li key={ card.template?.name ?? '' }>
						<button type="button" onClick={ () => choose( card ) }>
							<TemplatePicture blocks={ card.blocks } />
							<strong>{ card.title }</strong>
							<span>{ card.description }</span>
						</button>
					</li>
				) ) }
			</ul>
		</Modal>
	);
}
