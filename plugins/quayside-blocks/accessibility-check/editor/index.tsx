import { InspectorControls } from '@wordpress/block-editor';
import { Button, Notice } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { DocumentPanel, PrePublishPanel } from '../../editor-panels/panels';
import { useOpenBlock } from '../../editor-panels/use-open-block';
import { describe } from './describe';
import type { Problem } from './problems';
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
	const title = problems.length
		? sprintf(
				/* translators: %d: number of problems */
				_n(
					'Accessibility: %d problem',
					'Accessibility: %d problems',
					problems.length,
					'quayside-blocks'
				),
				problems.length
			)
		: __( 'Accessibility', 'quayside-blocks' );
	const list = problems.length ? (
		<ul className="quayside-accessibility-check">
			{ problems.map( ( problem, index ) => (
				<li key={ index }>
					{ describe( problem ) }
					<Button
						variant="link"
						onClick={ () => openBlock( problem.clientId ) }
					>
						{ __( 'Select block', 'quayside-blocks' ) }
					</Button>
				</li>
			) ) }
		</ul>
	) : (
		<p>{ __( 'No problems found.', 'quayside-blocks' ) }</p>
	);
	return (
		<>
			<PrePublishPanel title={ title }>{ list }</PrePublishPanel>
			<DocumentPanel name="quayside-accessibility-check" title={ title }>
				{ list }
			</DocumentPanel>
		</>
	);
}

function BlockProblems( { clientId }: { clientId: string } ) {
	const problems = useSyncExternalStore( subscribe, () => current ).filter(
		( problem ) => problem.clientId === clientId
	);
	return problems.length ? (
		<InspectorControls>
			{ problems.map( ( problem, index ) => (
				<Notice
					key={ index }
					status="warning"
					isDismissible={ false }
					className="quayside-accessibility-notice"
				>
					{ describe( problem ) }
				</Notice>
			) ) }
		</InspectorControls>
	) : null;
}

interface BlockProps {
	clientId: string;
	isSelected: boolean;
}

addFilter(
	'editor.BlockEdit',
	'quayside/accessibility-check',
	createHigherOrderComponent(
		( Edit: ComponentType< BlockProps > ) => ( props: BlockProps ) => (
			<>
				<Edit { ...props } />
				{ props.isSelected && (
					<BlockProblems clientId={ props.clientId } />
				) }
			</>
		),
		'withAccessibilityProblems'
	)
);

(
	window as unknown as {
		wp: {
			plugins?: {
				registerPlugin: (
					name: string,
					settings: { render: () => ReactNode }
				) => void;
			};
		};
	}
 ).wp.plugins?.registerPlugin( 'quayside-accessibility-check', {
	render: Check,
} );
