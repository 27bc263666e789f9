/**
 * The script module `@quayside/react`: WordPress's copy of React, fetched when the first island needs it.
 *
 * Works with React 18 and 19, so it exports only what both of them have.
 */
import type * as ReactNamespace from 'react';
import type * as ReactDOMNamespace from 'react-dom';
import type * as ReactDOMClientNamespace from 'react-dom/client';
import type * as JsxRuntimeNamespace from 'react/jsx-runtime';
import { getGlobal } from '@quayside/boundary/globals';
import { runClassicScripts } from './classic-scripts';

declare global {
	interface Window {
		React?: typeof ReactNamespace;
		ReactDOM?: typeof ReactDOMNamespace & typeof ReactDOMClientNamespace;
		ReactJSXRuntime?: typeof JsxRuntimeNamespace;
	}
}

if (
	! getGlobal( 'React' ) ||
	! getGlobal( 'ReactDOM' ) ||
	! getGlobal( 'ReactJSXRuntime' )
) {
	await runClassicScripts( '@quayside/react' );
}

const React = window.React as typeof ReactNamespace;
const ReactDOM = window.ReactDOM as typeof ReactDOMNamespace &
	typeof ReactDOMClientNamespace;

export default React;
export const {
	Children,
	Component,
	Fragment,
	StrictMode,
	Suspense,
	cloneElement,
	createContext,
	createElement,
	createRef,
	forwardRef,
	isValidElement,
	lazy,
	memo,
	startTransition,
	useCallback,
	useContext,
	useDeferredValue,
	useEffect,
	useId,
	useImperativeHandle,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
	useSyncExternalStore,
	useTransition,
} = React;
export const { createPortal, createRoot, flushSync, hydrateRoot } = ReactDOM;
export const { jsx, jsxs } =
	window.ReactJSXRuntime as typeof JsxRuntimeNamespace;
