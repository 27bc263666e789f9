import { InspectorControls } from '@wordpress/block-editor';
import { Notice, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { ProblemPanels } from '../../editor-panels/problem-panels';
import { registerPlugin } from '../../editor-panels/register-plugin';
import { useOpenBlock } from '../../editor-panels/use-open-sidebar';
import { describe } from './describe';
import { isDecorative, markDecorative } from './problems';
import type { EditedBlock, Problem } from './problems';
import { useProblems } from './use-problems';
import './editor.scss';

/** The current problems, which the panels find and the blocks show. */
let current: Problem[] = [];
const listeners = new Set< () => void >();

const subscribe = ( listener: () => void ): ( () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

function Check() {
	const problems = useProblems();
	const openBlock = useOpenBlock();
	useEffect( () => {
		current = problems;
		listeners.forEach( ( listener ) => listener() );
	}, [ problems ] );
	const open = problems.filter( ( problem ) => ! problem.isDecorative );
	const title = open.length
		? sprintf(
				/* translators: %d: number of problems */
				_n(
					'Accessibility: %d problem',
					'Accessibility: %d problems',
					open.length,
					'quayside-blocks'
				),
				open.length
			)
		: __( 'Accessibility', 'quayside-blocks' );
	return (
		<ProblemPanels
			name="quayside-accessibility-check"
			title={ title }
			items={ open.map( ( problem ) => ( {
				text: describe( problem ),
				open: {
					label: __( 'Select block', 'quayside-blocks' ),
					onClick: () => openBlock( problem.clientId ),
				},
			} ) ) }
		/>
	);
}

/** First version of WordPress with a tab for the content of a block, which is the first of its tabs. */
const WITH_CONTENT_TAB = 7;

/** Where the problems are: in what editors see first. Older versions have no such group. */
const PLACE = {
	group:
		Number( /\bbranch-(\d+)/.exec( document.body.className )?.[ 1 ] ) >=
		WITH_CONTENT_TAB
			? 'content'
			: 'default',
};

interface BlockProps {
	clientId: string;
	isSelected: boolean;
	attributes: EditedBlock[ 'attributes' ];
	setAttributes: ( attributes: EditedBlock[ 'attributes' ] ) => void;
}

function BlockProblems( { clientId, attributes, setAttributes }: BlockProps ) {
	const problems = useSyncExternalStore( subscribe, () => current ).filter(
		( problem ) => problem.clientId === clientId
	);
	const missing = problems.find( ( { code } ) => code === 'noAlt' );
	return problems.length ? (
		<InspectorControls { ...PLACE }>
			{ problems
				.filter( ( problem ) => ! problem.isDecorative )
				.map( ( problem, index ) => (
					<Notice
						key={ index }
						status="warning"
						isDismissible={ false }
						className="quayside-accessibility-notice"
					>
						{ describe( problem ) }
					</Notice>
				) ) }
			{ missing && (
				<div className="quayside-accessibility-decorative">
					<ToggleControl
						__nextHasNoMarginBottom
						label={ _n(
							'Decorative image',
							'Decorative images',
							missing.count ?? 1,
							'quayside-blocks'
						) }
						help={ __(
							'Screen readers skip decorative images.',
							'quayside-blocks'
						) }
						checked={ isDecorative( attributes ) }
						onChange={ ( isMarked: boolean ) =>
							setAttributes(
								markDecorative( attributes, isMarked )
							)
						}
					/>
				</div>
			) }
		</InspectorControls>
	) : null;
}

addFilter(
	'editor.BlockEdit',
	'quayside/accessibility-check',
	createHigherOrderComponent(
		( Edit: ComponentType< BlockProps > ) => ( props: BlockProps ) => (
			<>
				<Edit { ...props } />
				{ props.isSelected && <BlockProblems { ...props } /> }
			</>
		),
		'withAccessibilityProblems'
	)
);

registerPlugin( 'quayside-accessibility-check', () => <Check /> );
