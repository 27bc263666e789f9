// What WordPress's react, react-dom and react-jsx-runtime scripts define, from React 19.
window.React = require( 'react' );
window.ReactDOM = {
	...require( 'react-dom' ),
	...require( 'react-dom/client' ),
};
window.ReactJSXRuntime = require( 'react/jsx-runtime' );
