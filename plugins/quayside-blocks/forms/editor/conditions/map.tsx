import { store as blockEditor } from '@wordpress/block-editor';
import { Button, Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Panel } from '../settings/panel';
import { useFormFields } from '../use-form-fields';
import { edgesOf } from './edges';
import { effectText, ruleTexts } from './rule-text';

/** Distance between the lines of two arrows that overlap, in px. */
const LANE = 12;

/** Renders all fields of a form with an arrow for each dependency. The rules are text, too. */
function ConditionMap( { onSelect }: { onSelect: ( id: string ) => void } ) {
	const fields = useFormFields();
	const edges = edgesOf( fields );
	const list = useRef< HTMLOListElement >( null );
	const [ middles, setMiddles ] = useState< number[] >( [] );
	const labels = Object.fromEntries(
		fields.map( ( { id, label, slug } ) => [ id, label || slug ] )
	);
	// The rows change with the fields.
	const rows = JSON.stringify( fields );
	useLayoutEffect( () => {
		// Rows differ in height, because each has its rules.
		const next = [ ...( list.current?.children ?? [] ) ].map(
			( row ) =>
				( row as HTMLElement ).offsetTop -
				( list.current?.offsetTop ?? 0 ) +
				( row as HTMLElement ).offsetHeight / 2
		);
		setMiddles( next );
	}, [ rows ] );
	return (
		<div className="quayside-form-map">
			<ol ref={ list }>
				{ fields.map( ( { clientId, conditional, label, slug } ) => (
					<li key={ clientId }>
						<Button
							variant="link"
							onClick={ () => onSelect( clientId ) }
						>
							{ label || slug }
						</Button>
						{ !! conditional.rules?.length && (
							<>
								<p>{ effectText( conditional ) }</p>
								{ ruleTexts( conditional, labels ).map(
									( text, index ) => (
										<p key={ index }>{ text }</p>
									)
								) }
							</>
						) }
					</li>
				) ) }
			</ol>
			<svg aria-hidden="true">
				{ edges.map( ( { from, to, lane } ) => {
					const x = 24 + lane * LANE;
					const start = middles[ from ] ?? 0;
					const end = middles[ to ] ?? 0;
					return (
						<g key={ `${ from } ${ to }` }>
							<circle cx="2" cy={ start } r="3" />
							<path d={ `M2 ${ start }H${ x }V${ end }H8` } />
							<polygon
								points={ `0,${ end } 8,${ end - 4 } 8,${
									end + 4
								}` }
							/>
						</g>
					);
				} ) }
			</svg>
		</div>
	);
}

/** Renders the panel that opens the drawing of all rules of the form. */
export function ConditionMapPanel() {
	const [ isOpen, setIsOpen ] = useState( false );
	const hasRules = useFormFields().some(
		( { conditional } ) => conditional.rules?.length
	);
	const { selectBlock } = useDispatch( blockEditor ) as unknown as {
		selectBlock: ( id: string ) => void;
	};
	return (
		<Panel
			name="quayside-form-conditions"
			title={ __( 'Conditional logic', 'quayside-blocks' ) }
		>
			<p>
				{ hasRules
					? __(
							'See which fields show or hide other fields.',
							'quayside-blocks'
						)
					: __(
							'To show a field only for some answers, select it and add a rule with the button in its toolbar.',
							'quayside-blocks'
						) }
			</p>
			<Button
				variant="secondary"
				disabled={ ! hasRules }
				accessibleWhenDisabled
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'View all rules', 'quayside-blocks' ) }
			</Button>
			{ isOpen && (
				<Modal
					title={ __( 'Conditional logic', 'quayside-blocks' ) }
					size="medium"
					onRequestClose={ () => setIsOpen( false ) }
				>
					<ConditionMap
						onSelect={ ( id ) => {
							setIsOpen( false );
							selectBlock( id );
						} }
					/>
				</Modal>
			) }
		</Panel>
	);
}
